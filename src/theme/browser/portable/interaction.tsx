import { BackToTop } from '../../footer/BackToTop.tsx';
import { filterPages } from '../../sidebar/filterTree.ts';
import { SideMenu } from '../../sideMenu/SideMenu.tsx';
import lateStyles from '../../styles/late.css?url';
import { createDialogHost } from '../dialogs/dialogHost.tsx';
import { installDialogs } from '../dialogs/installDialogs.ts';
import type { Interaction, InteractionOptions } from '../interaction.tsx';
import { loadLateStyles } from '../lateStyles.ts';
import { installTermTips } from '../termTips.ts';
import { siteFolder } from './siteFolder.ts';

/**
 * What a page needs once its reader acts, without navigation: a page in a folder cannot read another, so links are
 * the browser's. See the module that this one stands for.
 */
export function startInteraction({ late, dialogs }: InteractionOptions): Interaction {
  void loadLateStyles(new URL(lateStyles.slice(1), siteFolder()).href);
  late.set({ SideMenu, BackToTop, filter: filterPages });
  installDialogs(createDialogHost(dialogs));
  installTermTips(() => dialogs.services.facts().site.termsHref);
  return { navigation: { refresh: () => undefined }, shellShown: () => undefined };
}
