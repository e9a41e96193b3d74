/** Of a page that every visitor without a session gets: kept, and compared with the server's before each use. */
export const SHARED_PAGE = { "Cache-Control": "public, max-age=0, must-revalidate" } as const;

/** Of an answer for everyone that is asked for again before each use. */
export const ASKED_AGAIN = { "Cache-Control": "no-cache" } as const;

/** Of a file whose name changes with its content. */
export const HASHED_FILE = { "Cache-Control": "public, max-age=31536000, immutable" } as const;

/** Of a file whose name stays when its content changes. */
export const NAMED_FILE = { "Cache-Control": "public, max-age=3600, must-revalidate" } as const;
