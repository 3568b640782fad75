import { ANNOUNCEMENT_KEY } from '../../announcement/dismissal.ts';
import { COLOR_MODE_KEY } from '../../colorMode.ts';

/**
 * Text of the inline script in `<head>` (specification 4, colour mode and announcement bar; design
 * decision 10). It runs before the first paint: marks that scripts run (`data-js`), puts the stored colour
 * mode over the default one that the HTML carries in `data-theme`, and hides an announcement that was
 * dismissed. Its text never varies, so one CSP hash covers it: what varies stands in attributes.
 */
export function colorModeScript(): string {
  return (
    '(function(r){' +
    'r.setAttribute("data-js","");' +
    'try{' +
    `var s=localStorage,t=s.getItem(${JSON.stringify(COLOR_MODE_KEY)}),a=r.getAttribute("data-announcement");` +
    'if(t==="light"||t==="dark")r.setAttribute("data-theme",t);' +
    `if(a&&s.getItem(${JSON.stringify(ANNOUNCEMENT_KEY)})===a)r.setAttribute("data-announcement-dismissed","")` +
    // Blocked storage throws on access: the default of the HTML stays.
    '}catch(e){}' +
    '})(document.documentElement)'
  );
}
