import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { SchoolAct } from '#contract/schools/roles.ts';
import type { SchoolView } from './places.ts';

type Row = {
  act: SchoolAct;
  /** Not for members who are narrowed to programmes. */
  ofWholeSchool: boolean;
  View: LazyExoticComponent<ComponentType>;
};

const row = (act: SchoolAct, load: () => Promise<ComponentType>, ofWholeSchool = false): Row => ({
  act,
  ofWholeSchool,
  View: lazy(async () => ({ default: await load() })),
});

/** The views of a school's pages: the act one's role must allow, and where the view is. Each is fetched when it is first opened. */
export const schoolViews: Readonly<Partial<Record<SchoolView, Row>>> = {
  dashboard: row('enter', async () => (await import('./dashboard/dashboard-view.tsx')).DashboardView),
  reviews: row('review', async () => (await import('./reviews/reviews-view.tsx')).ReviewsView),
  shortlist: row('decide', async () => (await import('./shortlist/shortlist-view.tsx')).ShortlistView),
  scenarios: row(
    'read_scenarios',
    async () => (await import('./scenarios/scenarios-view.tsx')).ScenariosView,
  ),
  bank: row('read_scenarios', async () => (await import('./bank/bank-view.tsx')).BankView),
  applicants: row(
    'read_applicants',
    async () => (await import('./applicants/applicants-view.tsx')).ApplicantsView,
  ),
  analytics: row(
    'read_analytics',
    async () => (await import('./analytics/analytics-view.tsx')).AnalyticsView,
  ),
  members: row('manage_members', async () => (await import('./members/members-view.tsx')).MembersView),
  branding: row(
    'manage_settings',
    async () => (await import('./branding/branding-view.tsx')).BrandingView,
    true,
  ),
  settings: row('manage_settings', async () => (await import('./settings/settings-view.tsx')).SettingsView),
  api: row('manage_access', async () => (await import('./api/api-keys-view.tsx')).ApiKeysView),
  webhooks: row(
    'manage_settings',
    async () => (await import('./webhooks/webhooks-view.tsx')).WebhooksView,
    true,
  ),
  'sign-on': row('manage_access', async () => (await import('./sign-on/sign-on-view.tsx')).SignOnView, true),
  audit: row('read_audit', async () => (await import('./audit/audit-view.tsx')).AuditView),
};
