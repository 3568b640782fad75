import { type KeyboardEvent, useMemo, useRef } from 'react';
import { type TabsData, tabForKey } from './tabsState.ts';
import { useTabChoice } from './useTabChoice.ts';

interface TabsProps {
  data: TabsData;
  /** HTML of each panel, in the order of the items; in the browser, what stands in the document. */
  panels: readonly string[];
}

/**
 * Tabs whose panels are all in the document. Without scripts, and in print, each is shown under its label;
 * the style sheet decides, so no attribute has to change for it.
 */
export function Tabs({ data, panels }: TabsProps) {
  const { selected, choose } = useTabChoice(data);
  // The same objects each time: React 19.2 would write the panels again, and what is open in them would close.
  const contents = useMemo(() => panels.map((html) => ({ __html: html })), [panels]);
  const list = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    const item = data.items[index];
    if (!item || item.value === selected) return;
    const top = list.current?.getBoundingClientRect().top;
    choose(item.value);
    // Other tabs of the group, above this one, may have changed their height: the pressed tab stays in place.
    // All of them are rendered before the next frame, in whatever order.
    requestAnimationFrame(() => {
      const moved = list.current?.getBoundingClientRect().top;
      if (top !== undefined && moved !== undefined)
        window.scrollBy({ top: moved - top, behavior: 'instant' });
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = tabForKey(event.key, index, data.items.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" ref={list}>
        {data.items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${data.id}-tab-${index}`}
            aria-controls={`${data.id}-panel-${index}`}
            aria-selected={item.value === selected}
            tabIndex={item.value === selected ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {data.items.map((item, index) => (
        <div
          key={item.value}
          className="tabs-panel"
          role="tabpanel"
          id={`${data.id}-panel-${index}`}
          aria-labelledby={`${data.id}-tab-${index}`}
          data-selected={item.value === selected ? '' : undefined}
        >
          <p className="tabs-label">{item.label}</p>
          <div className="tabs-content" dangerouslySetInnerHTML={contents[index]} suppressHydrationWarning />
        </div>
      ))}
    </div>
  );
}
