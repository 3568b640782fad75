import { Moon, Sun } from 'lucide';
import { useEffect } from 'react';
import { syncColorMode, toggleColorMode } from '../colorMode.ts';
import { useShell } from '../context.ts';
import { Icon } from '../Icon.tsx';

/**
 * Switches the colour mode. Holds no state: the style sheet shows the icon and the name that fit the
 * `data-theme` of `<html>`, so nothing can disagree during hydration.
 */
export function ColorModeSwitch() {
  const { colorMode } = useShell().site;
  useEffect(() => syncColorMode(colorMode.default), [colorMode.default]);
  if (!colorMode.switch) return null;
  return (
    <button type="button" className="icon-button color-switch" onClick={() => toggleColorMode()}>
      <span className="when-light">
        <Icon node={Moon} size={20} />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
      <span className="when-dark">
        <Icon node={Sun} size={20} />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
    </button>
  );
}
