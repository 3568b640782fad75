import type { Breadcrumb } from '../../shared/types.ts';

/** The way from the top of the sidebar to this page. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {trail.map((crumb, index) => (
          <li key={`${crumb.href} ${crumb.label}`}>
            {crumb.href !== undefined && index < trail.length - 1 ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
