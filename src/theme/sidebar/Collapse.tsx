import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reducedMotion.ts';
import { collapseDuration } from './collapseDuration.ts';

interface CollapseProps {
  open: boolean;
  animated: boolean;
  /** Closed content stands in the HTML all the same, for readers without scripts. */
  kept?: boolean;
  children: ReactNode;
}

/** A box that opens and closes by its height. Closed content is not in the document, unless it is kept there. */
export function Collapse({ open, animated, kept = false, children }: CollapseProps) {
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
