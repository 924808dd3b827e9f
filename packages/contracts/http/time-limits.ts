/** How long a call may take: the client waits no longer for its answer, the api no longer for its body. */
export const CALL_TIMEOUT_MS = 10_000;
/** The api answers before the client gives up. */
export const ANSWER_TIMEOUT_MS = 9_000;
/** As `CALL_TIMEOUT_MS`, for a call that carries a file: 5 MB from a phone take their time. */
export const UPLOAD_TIMEOUT_MS = 120_000;
