import { DATA } from '../../shared/attributes.ts';
import { EARLY_SEARCH_ID } from '../../shared/shellIds.ts';
import { ANNOUNCEMENT_KEY, COLOR_MODE_KEY } from '../storage.ts';

/** What does nothing until scripts work; links and native controls are not among them. */
const PRESSABLE = `button,[${DATA.dialog}],[${DATA.island}] input,[${DATA.island}] select,a.term`;

/**
 * Text of the inline script in `<head>`, which runs before the first paint (specification 4, colour mode and
 * announcement bar; design decision 10). It
 * - marks that scripts run, puts the stored colour mode over the default one, and hides an announcement that was
 *   dismissed;
 * - opens the early search dialog until the real one can be opened, and marks what else the reader presses before
 *   scripts work: `replayActs` presses it then.
 * Its text never varies, so one CSP hash covers it: what varies stands in attributes.
 */
export function headScript(): string {
  return `(function(d,r){
r.setAttribute("${DATA.js}","");
try{
var s=localStorage,t=s.getItem("${COLOR_MODE_KEY}"),a=r.getAttribute("${DATA.announcement}");
if(t==="light"||t==="dark")r.setAttribute("${DATA.theme}",t);
if(a&&s.getItem("${ANNOUNCEMENT_KEY}")===a)r.setAttribute("${DATA.announcementDismissed}","")
}catch(e){}
var n=0;
function early(e){return r.hasAttribute("${DATA.js}")&&(!r.hasAttribute("${DATA.interactive}")||e.closest("[${DATA.island}]:not([${DATA.alive}])"))}
function search(){var b=d.getElementById("${EARLY_SEARCH_ID}");b&&!b.open&&b.showModal();return b}
d.addEventListener("click",function(e){
var p=e.target.closest("${PRESSABLE}");
if(!p||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||!early(p)||p.closest("dialog")||p.matches("a.term")&&e.pointerType!=="touch"||p.matches("input")&&!/checkbox|radio/.test(p.type))return;
e.preventDefault();e.stopImmediatePropagation();
if(p.getAttribute("${DATA.dialog}")!=="search"||!search())p.setAttribute("${DATA.pressed}",++n)
},true);
d.addEventListener("keydown",function(e){
var c=e.ctrlKey||e.metaKey,f=/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName);
if(!e.altKey&&early(r)&&(c?!e.shiftKey&&e.key.toLowerCase()==="k":e.key==="/"&&!f)&&search())e.preventDefault()
},true)
})(document,document.documentElement)`;
}
