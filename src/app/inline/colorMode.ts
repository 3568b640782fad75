import { COLOR_MODE_KEY } from '../../theme/colorMode.ts';

/**
 * Text of the inline script in `<head>` (specification 4, colour mode; design decision 10). It runs
 * before the first paint: marks that scripts run (`data-js`) and puts the stored colour mode over the
 * default one that the HTML carries in `data-theme`. Its text never varies, so one CSP hash covers it.
 */
export function colorModeScript(): string {
  return (
    '(function(r){' +
    'r.setAttribute("data-js","");' +
    'try{' +
    `var t=localStorage.getItem(${JSON.stringify(COLOR_MODE_KEY)});` +
    'if(t==="light"||t==="dark")r.setAttribute("data-theme",t)' +
    // Blocked storage throws on access: the default of the HTML stays.
    '}catch(e){}' +
    '})(document.documentElement)'
  );
}
