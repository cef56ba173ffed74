const script = /^(?:javascript|data|vbscript|blob|file):/i

/**
 * Fills the code into the link of an app.
 *
 * @returns undefined for a link that could run a script, or no code.
 */
export function pairingLink(template: string, uri: string): string | undefined {
  if (!uri.startsWith('wc:') || !URL.canParse(template)) return undefined
  if (script.test(new URL(template).protocol)) return undefined
  return template.replace('{uri}', () => encodeURIComponent(uri))
}
