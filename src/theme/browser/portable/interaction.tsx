import { decodePath, routeOfPath } from '../../../shared/url.ts';
import { BackToTop } from '../../footer/BackToTop.tsx';
import { filterPages } from '../../sidebar/filterTree.ts';
import { SideMenu } from '../../sideMenu/SideMenu.tsx';
import styles from '../../styles/interaction.css?inline';
import { adoptStyles } from '../adoptStyles.ts';
import { createDialogHost } from '../dialogs/dialogHost.tsx';
import { installDialogs } from '../dialogs/installDialogs.ts';
import { installHints } from '../hints/installHints.ts';
import type { Interaction, InteractionOptions } from '../interaction.tsx';

/**
 * What a page needs once its reader acts, without navigation: a page in a folder cannot read another, so links are
 * the browser's. See the module that this one stands for.
 */
export function startInteraction({ late, dialogs }: InteractionOptions): Interaction {
  adoptStyles(styles);
  const site = () => dialogs.services.facts().site;
  const routeOf = (path: string) => (path.endsWith('.html') ? routeOfPath(path, site()) : undefined);
  late.set({ SideMenu, BackToTop, filter: filterPages });
  installDialogs(createDialogHost(dialogs));
  installHints({
    site,
    leadsToPage: ({ origin, pathname }) =>
      origin === location.origin && pathname !== location.pathname && routeOf(pathname) !== undefined,
    routeOf,
    decode: decodePath,
    // Nothing comes over a network.
    savesData: () => false,
  });
  return { navigation: { refresh: () => undefined }, shellShown: () => undefined };
}
