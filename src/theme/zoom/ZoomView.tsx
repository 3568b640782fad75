import { Minus, Plus, X } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { commandForKey, STEP } from './keys.ts';
import type { Picture } from './picture.ts';
import { watchFrame } from './watchFrame.ts';
import { isWhole, startZoom, type ZoomAction, zoomReducer } from './zoomState.ts';

/** A picture costs sharpness when it is blown up; a drawing does not. */
const ENLARGE = { image: 1, drawing: 2 };

/** The picture in its frame, with buttons for all that keys, wheel and fingers do. */
export function ZoomView({ picture, close }: { picture: Picture; close: () => void }): ReactNode {
  const start = { picture: picture.size, enlarge: ENLARGE[picture.kind] };
  const [state, dispatch] = useReducer(zoomReducer, start, startZoom);
  /** Steps glide, fingers and wheel are followed at once. */
  const [gliding, setGliding] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const step = (action: ZoomAction) => {
    setGliding(true);
    dispatch(action);
  };
  useEffect(() => {
    if (!frame.current) return;
    frame.current.focus();
    return watchFrame(frame.current, (action) => {
      setGliding(false);
      dispatch(action);
    });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandForKey(event);
    if (!command) return;
    event.preventDefault();
    step(command);
  };
  const { view, scene } = state;
  const whole = isWhole(state);
  const label = picture.label || 'Picture';
  const percent = `${Math.round(view.scale * 100)} %`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the dialog
    <div className="zoom-view" onKeyDown={onKeyDown}>
      <div className="zoom-bar">
        <p className="zoom-label">{picture.label}</p>
        <button
          type="button"
          className="icon-button"
          aria-label="Make smaller"
          aria-disabled={whole}
          onClick={() => step({ type: 'zoom', factor: 1 / STEP })}
        >
          <Icon node={Minus} size={20} />
        </button>
        <button
          type="button"
          className="zoom-scale"
          aria-label={`${percent}, show the whole picture`}
          aria-disabled={whole}
          onClick={() => step({ type: 'fit' })}
        >
          {percent}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Make larger"
          onClick={() => step({ type: 'zoom', factor: STEP })}
        >
          <Icon node={Plus} size={20} />
        </button>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon node={X} size={22} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and no fields */}
      <div
        ref={frame}
        className="zoom-frame"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        aria-label={`${label}. Plus and minus zoom, 0 shows all, arrow keys move.`}
        data-whole={whole ? '' : undefined}
        onDoubleClick={() => step(whole ? { type: 'zoom', factor: 2 } : { type: 'fit' })}
      >
        <div
          className="zoom-picture"
          data-gliding={gliding ? '' : undefined}
          style={{
            width: scene.picture.width,
            height: scene.picture.height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          <PictureView picture={picture} onSize={(size) => dispatch({ type: 'picture', picture: size })} />
        </div>
      </div>
    </div>
  );
}

interface PictureViewProps {
  picture: Picture;
  /** Called when an image has arrived that did not know its size. */
  onSize: (size: { width: number; height: number }) => void;
}

function PictureView({ picture, onSize }: PictureViewProps): ReactNode {
  if (picture.kind === 'drawing') return <div dangerouslySetInnerHTML={{ __html: picture.html }} />;
  return (
    <img
      src={picture.src}
      alt={picture.label}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth > 0 && naturalWidth !== picture.size.width) {
          onSize({ width: naturalWidth, height: naturalHeight });
        }
      }}
    />
  );
}
