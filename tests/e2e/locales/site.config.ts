import type { SiteConfigInput } from 'fieldguide';

export default {
  title: 'Field notes',
  tagline: 'How servers are looked after',
  url: 'https://notes.example',
  editUrl: 'https://git.example.com/notes/edit/main/site/docs/',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ],
  navbar: {
    items: [
      { type: 'link', label: 'Documentation', href: '/guide/', position: 'left' },
      { type: 'dropdown', label: 'Company', items: [{ label: 'Product', href: 'https://example.com/' }] },
      { type: 'localeDropdown' },
      { type: 'search' },
    ],
  },
  footer: { columns: [{ title: 'Help', links: [{ label: 'Documentation', href: '/guide/' }] }] },
  feedback: { provider: 'issue', url: 'https://git.example.com/notes/issues/new' },
} satisfies SiteConfigInput;
