export const texts = {
  answered:
    'Your endpoint is in use. It answered in {milliseconds} ms, block {block}.',
  badUrl: 'Enter an http or https address.',
  notAllowed:
    'The security policy of this site does not allow {origin}. See below how to allow your own.',
  otherChain: 'This endpoint serves chain {found}, not {wanted}.',
  noAnswer:
    'The endpoint did not answer: it is down, or does not answer web pages (CORS).',
} as const
