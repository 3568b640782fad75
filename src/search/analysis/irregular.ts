/** English forms that no suffix rule finds, of words that stand in technical documentation: `base form form`. */
const FORMS = `
begin began begun
bind bound
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen
come came
cut cutting
deal dealt
die died dies
draw drew drawn
drive drove driven
fall fell fallen
feed fed
find found
forget forgot forgotten
freeze froze frozen
give gave given
go went gone goes
grow grew grown
hide hid hidden
hold held
keep kept
know knew known
lead led
leave left
lose lost
make made
meet met
mean meant
overwrite overwrote overwritten
pay paid
rebuild rebuilt
rewrite rewrote rewritten
rise rose risen
run ran running
say said
see saw seen
seek sought
sell sold
send sent
show shown showed
shrink shrank shrunk
speak spoke spoken
spend spent
spin spun
split splitting
stick stuck
take took taken
teach taught
tell told
think thought
throw threw thrown
understand understood
undo undid undone
wear wore worn
withdraw withdrew withdrawn
write wrote written
analysis analyses
appendix appendices
axis axes
child children
criterion criteria
datum data
index indices indexes
man men
matrix matrices matrixes
medium media
mouse mice
person people
schema schemata
vertex vertices
ad ads
ci cis
cpu cpus
db dbs
gpu gpus
id ids
ip ips
os oses
pc pcs
pdu pdus
vm vms
`;

function readForms(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const line of FORMS.trim().split('\n')) {
    const [base = '', ...others] = line.split(' ');
    for (const form of others) forms.set(form, base);
  }
  return forms;
}

/** Form to base: `written` to `write`. */
export const IRREGULAR = readForms();

function formsByBase(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const [form, base] of IRREGULAR) forms.set(base, [...(forms.get(base) ?? []), form]);
  return forms;
}

const FORMS_OF = formsByBase();

/** Base to its irregular forms. */
export function irregularForms(base: string): readonly string[] {
  return FORMS_OF.get(base) ?? [];
}
