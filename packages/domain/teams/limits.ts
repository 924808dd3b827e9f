export const TEAM_MEMBERS_MAX = 12;
export const TEAM_NAME_MIN = 2;
export const TEAM_NAME_MAX = 20;
export const TEAM_TAG_MAX = 5;
export const SLOGAN_MAX = 50;
export const TEAM_DESCRIPTION_MAX = 500;
/** Classes, or roles, that one card asks for. */
export const WANTED_MAX = 6;
export const ROLE_TAG_MAX = 8;
export const ROLE_TAGS_MAX = 30;

/** Of applications and invitations. */
export const REQUEST_MESSAGE_MAX = 200;
export const REQUEST_DAYS = 7;
/** Applications of one player, or invitations of one team, that wait at the same time. */
export const OPEN_REQUESTS_MAX = 20;

export const HANDOVER_DAYS = 7;
/** A captain who is suspended so long is replaced. */
export const CAPTAIN_ABSENCE_DAYS = 7;

export const LINK_HOURS_MAX = 7 * 24;
export const LINK_USES_MAX = TEAM_MEMBERS_MAX - 1;
export const OPEN_LINKS_MAX = 5;

export const POST_MAX = 500;
export const POSTS_MAX = 100;
export const PINNED_POSTS_MAX = 3;

export const SEEKER_TIMES_MAX = 60;
export const SEEKER_TEXT_MAX = 200;

/** Battles of so many days are a team's activity. */
export const ACTIVITY_DAYS = 30;
