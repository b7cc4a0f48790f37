/** What the settings are rendered with. */
import type {
  ApiKeyList,
  Brand,
  MailChoices,
  OrganizationList,
  RuleDecisionsResponse,
  SecurityEvents,
  SecurityResponse,
  SessionList,
  StandardCommentsResponse,
} from "../../functions/_shared/contract/mod.ts";

/** Of lists their first page. What is null could not be read: the browser asks. */
export interface SettingsLoaded {
  organizations: OrganizationList | null;
  security: SecurityResponse | null;
  sessions: SessionList | null;
  events: SecurityEvents | null;
  mail: MailChoices | null;
  brand: Brand | null;
  comments: StandardCommentsResponse | null;
  decisions: RuleDecisionsResponse | null;
  keys: ApiKeyList | null;
}
