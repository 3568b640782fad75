import MessageSquare from 'lucide-react/icons/message-square';
import { useShell } from '../context.ts';
import { feedbackHref } from './feedbackHref.ts';

/** Opens the feedback form for this page. */
export function FeedbackLink() {
  const { site, page } = useShell();
  if (!site.feedback) return null;
  return (
    <a
      className="nav-link feedback-link"
      href={feedbackHref(site.feedback.url, page)}
      data-feedback=""
      rel="noopener"
    >
      <MessageSquare size={18} />
      Page feedback
    </a>
  );
}
