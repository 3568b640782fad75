import { FieldguideError } from '../../shared/errors.ts';
import { escapeHtml } from '../../shared/text.ts';
import { type SiteConfig, siteConfigSchema } from '../config/schema.ts';
import type { PublishedPlace } from './projectTypes.ts';

/**
 * The settings of a build that is published elsewhere than the settings say.
 * @throws FieldguideError for an address that the settings could not have either.
 */
export function placedConfig(config: SiteConfig, place: PublishedPlace | undefined): SiteConfig {
  if (!place) return config;
  const { url, baseUrl } = siteConfigSchema.shape;
  return {
    ...config,
    url: place.url === undefined ? config.url : read('--url', place.url, url),
    baseUrl: place.baseUrl === undefined ? config.baseUrl : read('--base-url', place.baseUrl, baseUrl),
    ...(place.preview ? { announcement: previewBar(config) } : {}),
  };
}

/** A value of the command line, by the rule of the setting that it stands for. */
function read<T>(option: string, given: string, rule: { safeParse(value: unknown): Parsed<T> }): T {
  const parsed = rule.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new FieldguideError(`${option} "${given}" is not an address to publish at: ${issue?.message}.`);
}

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { message: string }[] } };

/** Replaces the site's announcement, so that no reader takes a preview for the site. */
function previewBar({ url, baseUrl }: SiteConfig): SiteConfig['announcement'] {
  const published = url && escapeHtml(new URL(baseUrl, url).href);
  const html = published
    ? `This is a preview. The published site is at <a href="${published}">${published}</a>.`
    : 'This is a preview, not the published site.';
  return { id: 'preview', html, dismissible: false };
}
