import * as DATA from '../../shared/dataAttributes.ts';
import { SEARCH_DIALOG_ID } from '../../shared/shellIds.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY } from '../../shared/ui/storage.ts';

/** What does nothing until scripts work; links and native controls are not among them. */
const PRESSABLE = `button:not([aria-current]),[${DATA.dialog}],[${DATA.island}] :is([type=checkbox],[type=radio]),a.term`;
const FIELD = 'input,textarea,select,[contenteditable]';

/**
 * Text of the inline script in `<head>`, which runs before the first paint (specification 4, colour mode and
 * announcement bar). It
 * - marks that scripts run, puts the stored colour mode over the default one, and hides an announcement that was
 *   dismissed;
 * - is all that the switch of the colour mode needs, in this tab and in others, and what the keys of search need
 *   (specification 9: Ctrl or Cmd and K, a slash outside of fields);
 * - closes a menu whose link is followed, or whose entry for where the reader is is chosen;
 * - until the shell works, opens the search dialog, moves the focus among tabs by arrow keys, and notes what else the
 *   reader presses and enters: `replayActs` does it then.
 * - makes the page what it is without scripts, should those that bring it to life not arrive.
 * Its text never varies, so one CSP hash covers it: what varies is in attributes.
 */
export function headScript(): string {
  return `(function(d,r,w){
var n=0,m="${DATA.theme}",usual=r.getAttribute(m),
stored=function(k){try{return localStorage.getItem(k)}catch(e){return null}},
valid=function(t){return t==="light"||t==="dark"},
show=function(t){r.setAttribute(m,t)},
restore=function(){var t=stored("${COLOR_MODE_KEY}");valid(t)&&show(t)},
announced=r.getAttribute("${DATA.announcement}");
r.setAttribute("${DATA.js}","");
restore();
if(announced&&stored("${ANNOUNCEMENT_ID_KEY}")===announced&&stored("${ANNOUNCEMENT_DISMISS_KEY}")==="true")r.setAttribute("${DATA.announcementDismissed}","");
w.addEventListener("storage",function(e){if(e.key===null||e.key==="${COLOR_MODE_KEY}")show(valid(e.newValue)?e.newValue:usual)});
w.addEventListener("pageshow",function(e){e.persisted&&restore()});
function sleeps(e){return !r.hasAttribute("${DATA.interactive}")||e.closest("[${DATA.island}]:not([${DATA.alive}])")}
function searches(){
var b=d.getElementById("${SEARCH_DIALOG_ID}"),a=d.querySelector("a[${DATA.dialog}=search]");
if(!b||!b.showModal)return;
if(!b.open){d.activeElement===d.body&&a&&a.focus({preventScroll:true});b.showModal()}
return 1
}
d.addEventListener("click",function(e){
var t=e.target,p=t.closest("details[${DATA.closeOnFollow}] :is(a[href],button[aria-current])"),s=p&&p.closest("details");
if(s){s.open=false;p.matches("button")&&s.querySelector("summary").focus({preventScroll:true})}
p=t.closest("${PRESSABLE}");
if(!p||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
if(p.matches(".color-switch")){
t=r.getAttribute(m)==="dark"?"light":"dark";show(t);
try{localStorage.setItem("${COLOR_MODE_KEY}",t)}catch(x){}
return}
if(!sleeps(p)||p.closest("dialog")||p.matches("a.term")&&e.pointerType!=="touch"||p.matches("input[${DATA.dialog}]"))return;
s=p.getAttribute("${DATA.dialog}")==="search"&&searches();
if(s||r.hasAttribute("${DATA.js}")){e.preventDefault();e.stopImmediatePropagation();s||p.setAttribute("${DATA.pressed}",++n)}
},true);
d.addEventListener("keydown",function(e){
var a=d.querySelector("a[${DATA.dialog}=search]"),c=e.ctrlKey||e.metaKey;
if(e.defaultPrevented||e.altKey)return;
if(a&&(c?!e.shiftKey&&e.key.toLowerCase()==="k":e.key==="/"&&!e.target.closest("${FIELD}"))){e.preventDefault();a.click();return}
var k=["ArrowLeft","ArrowRight","Home","End"].indexOf(e.key),t=k<0?null:e.target.closest("[role=tab]");
if(!t||!sleeps(t))return;
if(k<2&&t.closest("[dir]").dir==="rtl")k=1-k;
var l=[].slice.call(t.parentNode.children),i=l.indexOf(t),z=l.length;
t=l[[i+z-1,i+1,0,z-1][k]%z];
e.preventDefault();t.focus();t.click()
});
d.addEventListener("input",function(e){
var t=e.target;
if(sleeps(t)&&!t.closest("dialog")&&t.matches("input,select,textarea"))t.setAttribute("${DATA.entered}",t.value)
},true);
d.addEventListener("submit",function(e){
var t=e.target;
if(!r.hasAttribute("${DATA.js}")||!t.closest("#${SEARCH_DIALOG_ID}")||t.method==="dialog"||t.hasAttribute("${DATA.alive}"))return;
e.preventDefault();t.setAttribute("${DATA.pressed}",++n)
},true);
d.addEventListener("error",function(e){
if(!e.target.matches("body>script")||r.hasAttribute("${DATA.interactive}"))return;
r.removeAttribute("${DATA.js}");r.setAttribute("${DATA.failed}","")
},true);
d.addEventListener("reset",function(e){var q=e.target.querySelector("[name=q]");q&&q.focus()},true)
})(document,document.documentElement,window)`;
}
