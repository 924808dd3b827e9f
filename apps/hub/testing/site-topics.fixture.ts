import { siteContracts } from '@pailei/contracts/features/topic-contracts';
import { topicRegistry } from '@pailei/core/features/features';

/** Options of a test hub with the topics of the site, instead of those that are only there for tests. */
export const SITE_TOPICS = { registry: topicRegistry, contracts: siteContracts, connectsPerMinute: 100_000 };
