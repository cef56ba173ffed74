import { EmptyState, LinkButton } from '@strongroom/ui-kit'
import { href } from './href.ts'

export function NotFoundPage() {
  return (
    <EmptyState
      title={<h1 className="app-plain-title">There is no such page</h1>}
      icon="search"
      actions={
        <LinkButton variant="primary" href={href('/accounts')}>
          Go to my safes
        </LinkButton>
      }
    >
      <p>The address may be mistyped, or the page has moved.</p>
    </EmptyState>
  )
}
