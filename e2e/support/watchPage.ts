import type { BrowserContext, Page } from '@playwright/test'

/** Things that must not happen on any page. */
export interface PageWatch {
  problems: readonly string[]
}

interface Violation {
  violatedDirective: string
  blockedURI: string
  sourceFile: string
  lineNumber: number
}

/**
 * Notes every violation of the content security policy, every uncaught error
 * and every refused request in the pages of a context.
 */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const problems: string[] = []
  await context.exposeBinding(
    'strongroomViolation',
    ({ page }, violation: Violation) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } =
        violation
      problems.push(
        `${path(page)}: ${violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`,
      )
    },
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
      const report = (
        window as unknown as {
          strongroomViolation(violation: Violation): Promise<void>
        }
      ).strongroomViolation
      void report({ violatedDirective, blockedURI, sourceFile, lineNumber })
    })
  })
  context.on('console', (message) => {
    if (/content security policy|trusted ?types?/i.test(message.text()))
      problems.push(`${path(message.page())}: ${message.text()}`)
  })
  context.on('weberror', (webError) => {
    problems.push(`${path(webError.page())}: ${webError.error().stack}`)
  })
  return { problems }
}

function path(page: Page | null): string {
  return page === null ? '(no page)' : new URL(page.url()).pathname
}
