/** What was answered to the question whether things of other sites may be loaded, and visits be counted. */
export type Consent = 'accepted' | 'rejected'
