import { Fragment, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { NavCategory, NavLink, NavNode } from '../../shared/facts.ts';
import * as english from '../../shared/texts/english.ts';
import { trustedHtml } from '../../shared/ui/trusted.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { LoadError, Spinner } from '../browser/loading.tsx';
import { collapseDuration, prefersReducedMotion } from '../motion.ts';
import { useShell } from '../shellContext.ts';
import { captionGroups, isActive, isCurrent, visibleNodes } from './navNodes.ts';
import { isOpen } from './openState.ts';
import type { SidebarModel } from './useSidebar.ts';

interface TreeProps {
  nodes: readonly NavNode[];
  model: SidebarModel;
  /** Shows all branches open, without motion: the answer to the filter. */
  expanded?: boolean;
}

/** Sidebar nodes with the lists below them: one list, or one for each caption. */
export function SidebarTree({ nodes, model, expanded = false }: TreeProps) {
  const id = useId();
  return captionGroups(visibleNodes(nodes, model.here)).map((group, index) => {
    const captionId = group.caption === undefined ? undefined : `${id}-${index}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same caption
      <Fragment key={index}>
        {captionId && (
          <p className="tree-caption" id={captionId}>
            {group.caption}
          </p>
        )}
        <TreeList nodes={group.nodes} model={model} expanded={expanded} labelledBy={captionId} />
      </Fragment>
    );
  });
}

function TreeList({ nodes, model, expanded = false, labelledBy }: TreeProps & { labelledBy?: string }) {
  return (
    <ul className="tree" aria-labelledby={labelledBy}>
      {nodes.map((node, index) => {
        if (node.type === 'category') {
          return <CategoryItem key={node.key} category={node} model={model} expanded={expanded} />;
        }
        if (node.type === 'link')
          return <LinkItem key={`${node.href} ${node.label}`} link={node} model={model} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: raw HTML has no name but its place
        return <li key={index} className={node.className} dangerouslySetInnerHTML={trustedHtml(node.html)} />;
      })}
    </ul>
  );
}

function LinkItem({ link, model }: { link: NavLink; model: SidebarModel }) {
  const current = !link.external && isCurrent(link.href, model.here);
  return (
    <li className={link.className}>
      <a
        className="tree-link"
        href={link.href}
        aria-current={current ? 'page' : undefined}
        rel={link.external ? 'noopener' : undefined}
      >
        {link.label}
      </a>
    </li>
  );
}

interface CategoryProps {
  category: NavCategory;
  model: SidebarModel;
}

function CategoryItem({ category, model, expanded }: CategoryProps & { expanded: boolean }) {
  const open = expanded || isOpen(category, model.choices, model.here);
  const { items } = category;
  const list = items && items.length > 0 && <SidebarTree nodes={items} model={model} expanded={expanded} />;
  return (
    <li className={category.className}>
      <CategoryRow category={category} model={model} open={open} fixed={expanded || !category.collapsible} />
      {open && !items && <TreeWait />}
      {expanded ? (
        list
      ) : (
        <Collapse open={open && items !== null} animated={model.animated} kept={category.href === undefined}>
          {list}
        </Collapse>
      )}
    </li>
  );
}

/** Stands for pages that are still to come, or cannot be had. */
export function TreeWait() {
  const { treeError, requestTree } = useShell();
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The box goes, the row above it stays.
    place.current?.parentElement?.querySelector<HTMLElement>('button, input')?.focus();
    requestTree();
  };
  return (
    <div ref={place}>
      {treeError ? (
        <LoadError subject={t(english.listOfPages)} error={treeError} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </div>
  );
}

interface RowProps extends CategoryProps {
  open: boolean;
  /** Cannot be closed, so there is nothing to press. */
  fixed: boolean;
}

function CategoryRow({ category, model, open, fixed }: RowProps) {
  const { label, href } = category;
  const t = useTexts();
  const lit = isActive(category, model.here) ? ' is-active' : '';
  const toggle = () => model.toggle(category);
  if (href === undefined) {
    if (fixed) return <span className={`tree-link tree-heading${lit}`}>{label}</span>;
    return (
      <>
        <button type="button" className={`tree-link tree-button${lit}`} aria-expanded={open} onClick={toggle}>
          {label}
        </button>
        {/* Without scripts nothing closes, so there is nothing to press. */}
        <span className="tree-link tree-heading no-script">{label}</span>
      </>
    );
  }
  return (
    <div className="tree-row">
      <a
        className={`tree-link${lit}`}
        href={href}
        aria-current={isCurrent(href, model.here) ? 'page' : undefined}
      >
        {label}
      </a>
      {!fixed && (
        <button
          type="button"
          className="tree-toggle"
          aria-expanded={open}
          aria-label={t(english.pagesIn, { category: label })}
          onClick={toggle}
        />
      )}
    </div>
  );
}

interface CollapseProps {
  open: boolean;
  animated: boolean;
  /** Closed content is in the HTML too, for readers without scripts. */
  kept: boolean;
  children: ReactNode;
}

/** A box that opens and closes by its height. Closed content is not in the document, unless it is kept there. */
function Collapse({ open, animated, kept, children }: CollapseProps) {
  const [content, setContent] = useState<'shown' | 'kept' | 'gone'>(open ? 'shown' : kept ? 'kept' : 'gone');
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  if (open && content !== 'shown') setContent('shown');

  useLayoutEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const element = box.current;
    if (!element || !animated) {
      setContent(open ? 'shown' : 'gone');
      return;
    }
    // Web Animations: heights known only now, and a strict policy allows no style attributes.
    const height = element.scrollHeight;
    const closed = { height: '0px', overflow: 'clip', opacity: 0 };
    const full = { height: `${height}px`, overflow: 'clip', opacity: 1 };
    const animation = element.animate(open ? [closed, full] : [full, closed], {
      duration: collapseDuration(height, prefersReducedMotion()),
      easing: 'ease-out',
      fill: open ? 'none' : 'forwards',
    });
    if (!open) animation.onfinish = () => setContent('gone');
    return () => animation.cancel();
  }, [open, animated]);

  if (content === 'gone') return null;
  // Inert only while it closes: what is kept has to work where no script hides it.
  const isKept = content === 'kept';
  return (
    <div ref={box} inert={!open && !isKept} className={isKept ? 'tree-kept' : undefined}>
      {children}
    </div>
  );
}
