import type { Turn } from './turn.ts';

/** See "Turns of phrase" in docs/writing.md. */
export const TURNS: readonly Turn[] = [
  {
    code: 'fronted-what',
    level: 'error',
    pattern:
      /^["“(]?What\b(?! (?:to|if)\b)[^?:]*?(?:, (?!(?:and|or|what|how|where|which|who|when|why)\b)(?=[\p{L}\uFFFC])| (?:is|are) (?:the|a|an|what|in|on)\b)[^?]*\.["”)]*\s*$/u,
    message: () => 'the sentence starts with a "What ..., ..." clause.',
    hint: 'Put the subject first: "Nmap cannot see what a firewall drops."',
  },
  {
    code: 'opening-where',
    level: 'error',
    pattern: /^Where\b[^?:]*?, /u,
    message: () => 'the sentence starts with "Where" but states a condition.',
    hint: 'Write "If".',
  },
  {
    code: 'of-own',
    level: 'error',
    pattern: /\bof (?:its|their|your|our|his|her|one's) own\b/giu,
    hint: 'Write "its own ...", or "a separate ...".',
  },
  {
    code: 'alone',
    level: 'error',
    pattern:
      /(?<!\b(?:[Ll]eaves?|[Ll]eaving|left|let|stands?|standing) [^.;]*)(?<!\b(?:is|are|was|were|runs?|works?|not|them) )(?<=[\p{L}\uFFFC)] )alone\b/gu,
    message: () => '"alone" after a noun means "only".',
    hint: 'Write "only" before it.',
  },
  {
    code: 'is-no',
    level: 'error',
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more|less|one|\p{L}+er than)\b)\p{Ll}[\p{L}-]*/giu,
    hint: 'Write "is not a ...", or "has no ...".',
  },
  {
    code: 'see',
    level: 'error',
    pattern:
      /^(?!(?:To|For|If|When|On|In|Where|Before|After|With|Unless|As|From|Until|Once|Instead|Otherwise)\b)[^.]*?(?<found>[,;] see (?!that\b|how\b|what\b|whether\b)[\p{L}\uFFFC])(?=[^,]*$)/u,
    message: () => '"see" is joined to another sentence with a comma.',
    hint: 'Start a new sentence: "See ...".',
  },
  {
    code: 'percent',
    level: 'error',
    pattern: /\d[ \u00A0]%/gu,
    message: (found) => `"${found}" has a space before the percent sign.`,
    hint: 'Write "95%".',
  },
  {
    code: 'nobody',
    level: 'error',
    pattern: /\bnobody\b|\bnowhere\b/giu,
    message: (found) => `"${found}" turns a fact into a saying.`,
    hint: 'Say who or what: "No account can read it", "if no one else uses the screen".',
  },
  {
    code: 'speaking',
    level: 'error',
    pattern:
      /(?<!\b(?:who|support|somebody|someone|anyone|everyone|one|person|administrator|user|reader|team|owner|he|she) )\b(?:tells|knows|wants)\b/giu,
    message: (found) => `"${found}": things do not tell, know or want.`,
    hint: 'Write shows, lists, states, finds, recognizes or needs.',
  },
  {
    code: 'ordinal',
    level: 'error',
    pattern:
      /\bthe (?:first|second|third|fourth|fifth|last) (?:prints|shows|lists|asks|reads|tests|checks|returns|sets|writes|removes|tells|gives|opens|sends|finds|counts|creates|adds|deletes|restarts|starts|stops|names|needs|says)\b/giu,
    message: (found) => `"${found}": readers would have to count the commands.`,
    hint: 'Name the command, or add a comment to the sample.',
  },
  {
    code: 'tick',
    level: 'error',
    pattern: /\b(?:un)?tick(?:s|ed|ing)?\b/giu,
    hint: 'Select or clear a checkbox; what is shown is a check mark.',
  },
  {
    code: 'by-hand',
    level: 'error',
    pattern: /\bby hand\b/giu,
    hint: 'Write "manually" or "yourself".',
  },
  {
    code: 'fronted-with',
    level: 'error',
    pattern: /(?:^|: )(?<found>(?:With|Without) [^,:]{2,70}, )(?!and\b|or\b)/u,
    message: () => 'the sentence states a condition with "With" or "Without" in front.',
    hint: 'Write "If" or "When" with a verb, or move it to the end.',
  },
  {
    code: 'refused',
    level: 'error',
    pattern: /\brefus(?:e[sd]?|als?|ing)\b/giu,
    // Only TCP refuses.
    unless: /\bconnections?\b|\bTCP\b/iu,
    hint: 'A call is rejected, access is denied, a firewall blocks.',
  },
  {
    code: 'answer',
    level: 'error',
    pattern: /\banswer(?:s|ed|ing)?\b/giu,
    // People and pages answer questions.
    unless: /\bquestions?\b|\bprompts?\b|\banswer files?\b|\b(?:FAQ|support|people|readers?|survey)\b/iu,
    hint: 'Write response, output or reply; a host responds.',
  },
  {
    code: 'diagnosis',
    level: 'error',
    column: 'What you see',
    pattern: /(?:, and|;) (?:\uFFFC|its |their |the |an? )/u,
    message: () => '"What you see" goes on after what the reader sees.',
    hint: 'Move the diagnosis to "Why", and the check to "What to do".',
  },
  {
    code: 'label-last',
    level: 'error',
    endsAtLabel: true,
    pattern:
      /(?<found>\b(?:(?:the|an?|its|their|this|that|each|every|no|your|another) (?:[\p{Ll}-]+ )?(?:list|link|box|field|switch|page|dialog|view|option|setting|folder|dashboard|filter|panel|action|state|category|module|permission|icon|area|card|screen|form|role|parameter|heading|part|app|type|value|group)|tab|section|column|menu|privilege|checkbox|button) )\uFFFC/gu,
    message: (found) => `"${found.trim()}" stands before its label.`,
    hint: 'Put the label first: "the **Security** tab".',
  },
  {
    code: 'seen',
    level: 'error',
    pattern: /(?:^|[.:] )Seen:/gu,
    hint: 'Write a sentence: "A download starts."',
  },
  {
    code: 'from-on',
    level: 'error',
    pattern:
      /\bfrom (?:(?:row|line|step|release|version|page|day|port|point) )?(?:the (?:next|first|second|last) \p{L}+|midnight|noon|\d[\d.:-]*|\uFFFC(?: \(\uFFFC\))?) on\b(?! \p{L}| \uFFFC)|\bfrom (?:row|line|step|release|version|page) [\d.]+ on\b/gu,
    hint: 'Write "starting in row 4", "release 16.17 and later", "as of that day".',
  },
  {
    code: 'as-bare',
    level: 'error',
    pattern:
      /(?<!\bsuch )\bas (?:target|source|filter|host|client|issuer|owner|alias|value|name|trigger|standby|server|directory|base|parent|key|type|title|separator|gateway|prefix|suffix|template|default|size|rack|password|table|member|assessment tool)(?=[.,;:)]|$| (?:and|or|if|for|in|when|of)\b)/gu,
    hint: 'Add the article: "as the target".',
  },
  {
    code: 'admit',
    level: 'error',
    pattern: /\badmit(?:s|ted|ting)?\b/giu,
    hint: 'Write "allow", or "let in".',
  },
  {
    code: 'lack',
    level: 'error',
    pattern: /\black(?:s|ed|ing)?\b(?! of\b)/giu,
    hint: 'Write "does not have", "is missing".',
  },
  {
    code: 'further',
    level: 'error',
    pattern: /(?<!\b(?:goes?|no) )\bfurther\b(?! (?:down|up|away)\b)/giu,
    hint: 'Write "more", "other" or "another".',
  },
  {
    code: 'some-minutes',
    level: 'error',
    pattern: /\bsome (?:seconds|minutes|hours|days|weeks|months|years)\b/giu,
    hint: 'Write "a few".',
  },
  {
    code: 'at-the-left',
    level: 'error',
    pattern: /\bat the (?:left|right)\b(?! (?:end|edge|side|time|place|moment|level|size|angle)s?\b)/giu,
    hint: 'Write "on the left", "on the right".',
  },
  {
    code: 'names',
    level: 'error',
    pattern:
      /\bnames (?:the|an?|its|their|it|each|one|no|what|which|both|every|all|them|two|this|your|another|other)\b/gu,
    message: (found) => `"${found}" has "names" as a verb.`,
    hint: 'Write gives, shows, lists, contains, refers to.',
  },
  {
    code: 'way-back',
    level: 'error',
    pattern: /\bways? back\b/giu,
    hint: 'Write "undo", "return", or "the return route" of a network.',
  },
  {
    code: 'in-part',
    level: 'error',
    pattern: /\bin part\b/giu,
    hint: 'Write "partly".',
  },
  {
    code: 'turns-to',
    level: 'error',
    pattern: /\bturn(?:s|ed)? to (?!the\b|your\b|page\b)/giu,
    hint: 'Write "changes to".',
  },
  {
    code: 'if-should',
    level: 'error',
    pattern: /\b[Ii]f (?!you\b)[^,.;:]{2,60} should\b/gu,
    hint: 'Write "If you want Jira to ...".',
  },
  {
    code: 'genitive',
    level: 'listed',
    pattern: /\bthe \w+ of the \w+\b/giu,
    message: (found) => `"${found}" may be shorter.`,
    hint: 'Write "the rack ID", "the rack\'s ID".',
  },
  {
    code: 'verb-no',
    level: 'listed',
    pattern:
      /\b(?:prints|shows|lists|finds|gets|sends|returns|needs|has|have|need|gives|opens|stores) (?:no|nothing)\b/gu,
    message: (found) => `"${found}" may read better as a negative verb.`,
    hint: 'Write "does not need a token".',
  },
  {
    code: 'because',
    level: 'listed',
    pattern: /, because\b/gu,
    message: () => 'the reason follows an instruction.',
    hint: 'Give the reason first, join it with "so", or leave it out.',
  },
  {
    code: 'the-one',
    level: 'listed',
    pattern: /\b(?:the ones?|that of|those of|one that|ones that)\b/giu,
    message: (found) => `"${found}" stands for a noun.`,
    hint: 'Repeat the noun.',
  },
  {
    code: 'belongs',
    level: 'listed',
    pattern: /\bbelongs? to\b/giu,
    message: (found) => `"${found}" may be more exact.`,
    hint: 'Write "is owned by", "is part of", "is for".',
  },
];
