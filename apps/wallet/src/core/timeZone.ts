/** The reader's time zone: an IANA name. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
