type Exists = (file: string) => boolean;

export const APACHE_MODULES: readonly string[];
export const NGINX_BROTLI: string;
export function canStart(server: 'nginx' | 'caddy' | 'apache', exists: Exists): boolean;
export function missingServerPackages(exists: Exists): string[];
