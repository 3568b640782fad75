import { DATA } from '../../../shared/attributes.ts';
import { ANNOUNCEMENT_KEY, COLOR_MODE_KEY } from '../../../shared/ui/storage.ts';

/**
 * Text of the inline script in `<head>` (specification 4, colour mode and announcement bar; design
 * decision 10). It runs before the first paint: marks that scripts run (`data-js`), puts the stored colour
 * mode over the default one that the HTML carries in `data-theme`, and hides an announcement that was
 * dismissed. Its text never varies, so one CSP hash covers it: what varies stands in attributes.
 */
export function colorModeScript(): string {
  return (
    '(function(r){' +
    `r.setAttribute("${DATA.js}","");` +
    'try{' +
    `var s=localStorage,t=s.getItem(${JSON.stringify(COLOR_MODE_KEY)}),a=r.getAttribute("${DATA.announcement}");` +
    `if(t==="light"||t==="dark")r.setAttribute("${DATA.theme}",t);` +
    `if(a&&s.getItem(${JSON.stringify(ANNOUNCEMENT_KEY)})===a)r.setAttribute("${DATA.announcementDismissed}","")` +
    // Blocked storage throws on access: the default of the HTML stays.
    '}catch(e){}' +
    '})(document.documentElement)'
  );
}
