import type { ChainInfo } from '@strongroom/safe-apps-bridge'
import { Button, Card, EmptyState, Owners } from '@strongroom/ui-kit'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import type { Contacts } from './useContacts.ts'

/** The wallet's address book, once its owner allows it. */
export function ContactsSection({
  contacts: { asked, known, load },
  chain,
}: {
  contacts: Contacts
  chain: ChainInfo
}) {
  return (
    <Card
      title="Address book"
      description="Read with your permission, kept on this page only, and offered where you type a recipient."
      actions={
        asked.status === 'done' && (
          <Button size="small" onClick={load}>
            Read again
          </Button>
        )
      }
    >
      <div className="form" aria-live="polite">
        {asked.status === 'done' ? (
          known.length === 0 ? (
            <EmptyState icon="book" title="No names on this chain">
              The wallet gave {asked.result.length} names, none of them on{' '}
              {chain.chainName}. Add some in the wallet and read again.
            </EmptyState>
          ) : (
            <Owners owners={known} shortName={chain.shortName} />
          )
        ) : (
          <>
            {asked.status === 'failed' && (
              <FailureNotice
                failure={asked.failure}
                title="The wallet gave no address book"
                rejected="You did not let this app read the address book. You can change that in the wallet’s settings for apps; the app works without it."
              />
            )}
            <div>
              <Button
                variant="primary"
                busy={asked.status === 'waiting'}
                onClick={load}
              >
                {asked.status === 'failed'
                  ? 'Ask again'
                  : 'Ask for the address book'}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
