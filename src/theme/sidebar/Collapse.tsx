import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reducedMotion.ts';
import { collapseDuration } from './collapseDuration.ts';

/** A box that opens and closes by its height. Closed content is not in the document. */
export function Collapse({
  open,
  animated,
  children,
}: {
  open: boolean;
  animated: boolean;
  children: ReactNode;
}) {
  const [present, setPresent] = useState(open);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const element = box.current;
    if (!element || !animated) {
      setPresent(open);
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
    if (!open) animation.onfinish = () => setPresent(false);
    return () => animation.cancel();
  }, [open, animated]);

  return present ? (
    <div ref={box} inert={!open}>
      {children}
    </div>
  ) : null;
}
