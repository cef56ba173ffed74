import type { TransactionItem } from '@strongroom/gateway-sdk'
import { Icon } from '../icon/Icon.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { RowParty } from './RowParty.tsx'
import type { TransactionLabels } from './TransactionLabels.ts'
import type { TransactionView } from './TransactionView.ts'

export interface RowFactsProps {
  transaction: TransactionItem['transaction']
  view: TransactionView
  names: Readonly<Record<string, string>>
  texts: TransactionLabels
}

/** The lines under the title: with whom, from which app, what to mind. */
export function RowFacts({ transaction, view, names, texts }: RowFactsProps) {
  const { safeAppInfo, note } = transaction
  return (
    <>
      <div className="sr-tx-facts">
        {view.party !== undefined && (
          <RowParty party={view.party} names={names} />
        )}
        {safeAppInfo != null && (
          <ForeignText value={texts.app(safeAppInfo.name)} max={48} />
        )}
        {note != null && note !== '' && (
          <span className="sr-tx-note">
            <Icon name="message" label={texts.note} />
            <ForeignText value={note} max={80} />
          </span>
        )}
      </div>
      {view.caution !== undefined && (
        <p className="sr-tx-caution">
          <Icon name="warning" />
          {view.caution}
        </p>
      )}
    </>
  )
}
