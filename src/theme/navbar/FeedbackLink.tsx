import { MessageSquare } from 'lucide';
import { useShell } from '../context.ts';
import { issueUrl } from '../feedback/issueUrl.ts';
import { Icon } from '../Icon.tsx';
import { useMounted } from '../useMounted.ts';

/**
 * Page feedback (specification 2.4): a link to the prefilled issue form, which scripts turn into the button
 * of a dialog. One element for both, so that focus stays on it.
 */
export function FeedbackLink() {
  const { site, page } = useShell();
  const mounted = useMounted();
  if (!site.feedback) return null;
  const button = mounted ? ({ role: 'button', 'aria-haspopup': 'dialog' } as const) : {};
  return (
    <a
      className="nav-link feedback-link"
      href={issueUrl(site.feedback.url, page)}
      data-dialog="feedback"
      rel="noopener"
      {...button}
    >
      <Icon node={MessageSquare} size={18} />
      Page feedback
    </a>
  );
}
