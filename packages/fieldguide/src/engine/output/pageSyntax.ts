import type { Component } from '../../components/component.ts';
import { components } from '../../components/registry.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { PageSyntax } from '../content/parsePage.ts';

/** The components that pages of a site may use. */
export function componentsOf({ kit }: SiteConfig): readonly Component[] {
  return [...components, ...(kit.components ?? [])];
}

/** How pages of a site are parsed. */
export function syntaxOf(config: SiteConfig): PageSyntax {
  return { product: config.product, components: componentsOf(config), math: config.math };
}
