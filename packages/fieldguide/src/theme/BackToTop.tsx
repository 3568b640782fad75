import { ArrowUp } from 'lucide';
import { useEffect, useRef } from 'react';
import * as english from '../shared/texts/english.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { useTexts } from '../shared/ui/useTexts.tsx';
import { moveFocus } from './browser/navigation/scroll.ts';
import { glideToTop } from './motion.ts';
import { useMounted } from './shellContext.ts';

/** Pixels the reader must be down the page before the button is of use. */
const FAR = 300;

/** A button that appears when the reader, far down, scrolls up. Only scripts make it. */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const mounted = useMounted();
  const t = useTexts();
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      // On the element itself: scrolling renders nothing.
      if (button.current && scrollY !== last) button.current.hidden = scrollY <= FAR || scrollY > last;
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return mounted ? (
    <button
      ref={button}
      type="button"
      hidden
      className="back-to-top"
      aria-label={t(english.backToTop)}
      onClick={() => {
        glideToTop();
        // The button goes; who came by keyboard reads on from the top.
        moveFocus({ type: 'top' });
      }}
    >
      <Icon node={ArrowUp} size={20} />
    </button>
  ) : null;
}
