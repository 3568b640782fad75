import type { ComponentType } from 'react';
import type { SearchHost } from '../search/searchTypes.ts';
import type { PageFacts, SiteFacts } from '../shared/facts.ts';

/** What the app does for dialogs and islands. Only search needs anything of it. */
export type Services = SearchHost;

/** The input of a dialog. */
export interface DialogProps {
  site: SiteFacts;
  /** The page on display when it was opened. */
  page: PageFacts;
  /** The pressed element. */
  trigger: HTMLElement;
  /** Grows with each opening: the component stays, and with it what the reader has entered. */
  opening: number;
  close: () => void;
  services: Services;
}

/** A lazily loaded dialog: its content and the style sheet it brings along. */
export interface DialogModule {
  Dialog: ComponentType<DialogProps>;
  styles?: string;
}

export interface StandingDialog {
  /** Where its content goes. */
  content: () => HTMLElement;
  show: (trigger: HTMLElement) => void;
}

export interface DialogPart {
  /** Its name for screen readers, and in the box that says it could not be loaded: a constant of `english.ts`. */
  label: string;
  /** A dialog that is part of every page and opens before its code is loaded. */
  standing?: StandingDialog;
  /** Loads what it will need, beside its code. Never throws. */
  prepare?: (services: Services) => void;
  /** What its box says where the browser is offline; by itself, that the part could not be loaded. */
  offline?: readonly string[];
  load: () => Promise<DialogModule>;
}
