import { Admonition } from './Admonition/index.ts';
import { AppliesTo } from './AppliesTo/index.ts';
import { Card, Cards } from './Cards/index.ts';
import type { Component } from './component.ts';
import { DataTable } from './DataTable/index.ts';
import { DocCardList, ThemedImage } from './Docusaurus/index.ts';
import { FileTree } from './FileTree/index.ts';
import { Glossary } from './Glossary/index.ts';
import { Kbd } from './Kbd/index.ts';
import { Steps } from './Steps/index.ts';
import { TabItem, Tabs } from './Tabs/index.tsx';

/** Every component that pages may use. */
export const components: readonly Component[] = [
  Admonition,
  AppliesTo,
  Card,
  Cards,
  DataTable,
  DocCardList,
  FileTree,
  Glossary,
  Kbd,
  Steps,
  TabItem,
  Tabs,
  ThemedImage,
];
