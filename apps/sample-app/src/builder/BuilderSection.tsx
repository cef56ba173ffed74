import './builder.css'
import type { AppBridge } from '@strongroom/safe-apps-bridge'
import {
  Address,
  Button,
  Card,
  EmptyState,
  ForeignText,
  type KnownAddress,
  Notice,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { ProposalResult } from '../propose/ProposalResult.tsx'
import { usePropose } from '../propose/usePropose.ts'
import type { Safe } from '../safe/loadSafe.ts'
import { BatchList } from './BatchList.tsx'
import { CallForm } from './CallForm.tsx'
import type { Batch, BatchChange } from './changeBatch.ts'
import { ExportDialog, ImportDialog } from './FileDialogs.tsx'
import { LibraryDialog } from './LibraryDialog.tsx'
import { useSimulation } from './useSimulation.ts'

/** Builds a batch call by call and proposes it. */
export function BuilderSection({
  bridge,
  safe,
  known,
  place,
  batch: { items, place: madeFor, about },
  onChange,
}: {
  bridge: AppBridge
  safe: Safe
  known: readonly KnownAddress[]
  /** Chain and safe that are open. */
  place: string
  batch: Batch
  onChange: (change: BatchChange) => void
}) {
  const [dialog, setDialog] = useState<'import' | 'export' | 'library'>()
  const [editedId, setEditedId] = useState<number>()
  const { proposal, propose, isWaiting } = usePropose(bridge)
  const calls = items.map(({ call }) => call)
  const simulation = useSimulation(bridge, safe, items)
  const { result } = simulation
  const index = items.findIndex(({ id }) => id === editedId)
  const edited = items[index]
  const isElsewhere = madeFor !== undefined && madeFor !== place

  return (
    <div className="columns">
      <CallForm
        key={edited?.id ?? 'new'}
        bridge={bridge}
        safe={safe}
        known={known}
        edited={edited && { call: edited.call, place: index + 1 }}
        onCancel={() => setEditedId(undefined)}
        onDone={(call) => {
          if (edited === undefined)
            return onChange({ type: 'add', calls: [call], place })
          onChange({ type: 'replace', id: edited.id, call })
          setEditedId(undefined)
        }}
      />
      <Card
        title={items.length === 0 ? 'Batch' : `Batch of ${items.length}`}
        description="Its calls happen together, in this order, or not at all."
        actions={
          <>
            <Button size="small" onClick={() => setDialog('library')}>
              Library
            </Button>
            <Button size="small" onClick={() => setDialog('import')}>
              Import
            </Button>
            {items.length > 0 && (
              <>
                <Button size="small" onClick={() => setDialog('export')}>
                  Export
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => onChange({ type: 'clear' })}
                >
                  Clear
                </Button>
              </>
            )}
          </>
        }
      >
        <div className="form">
          {about.name !== '' && (
            <p>
              <strong>
                <ForeignText value={about.name} max={100} />
              </strong>{' '}
              <ForeignText value={about.description} max={500} />
            </p>
          )}
          {isElsewhere && items.length > 0 && (
            <Notice
              tone="warning"
              title="This batch was begun for another safe"
            >
              <Address address={madeFor.split(':')[1] ?? ''} /> on chain{' '}
              {madeFor.split(':')[0]}. Check every call before you send it.
            </Notice>
          )}
          {items.length === 0 ? (
            <EmptyState icon="batch" title="No calls yet">
              Add one in the form, or import a batch.
            </EmptyState>
          ) : (
            <>
              <BatchList
                items={items}
                coin={safe.chain.nativeCurrency}
                known={known}
                onChange={onChange}
                onEdit={setEditedId}
              />
              {result?.outcome === 'succeeds' && (
                <Notice tone="success" role="status" title="It would succeed">
                  Tried at the newest block, as the safe would execute it.
                </Notice>
              )}
              {result?.outcome === 'fails' && (
                <Notice
                  tone="danger"
                  role="alert"
                  title={`Call ${result.call} would fail`}
                >
                  A batch happens as a whole or not at all, so nothing would
                  happen.
                </Notice>
              )}
              {result?.outcome === 'unknown' && (
                <Notice
                  tone="warning"
                  role="status"
                  title="It could not be simulated"
                >
                  This safe or its wallet gives no result.
                </Notice>
              )}
              <div className="actions">
                <Button
                  variant={result?.outcome === 'fails' ? 'danger' : 'primary'}
                  busy={isWaiting || simulation.isProposing}
                  disabledReason={
                    edited === undefined
                      ? null
                      : 'Save the call you edit first.'
                  }
                  onClick={() => simulation.thenPropose(() => propose(calls))}
                >
                  {`Propose ${items.length === 1 ? 'the call' : `all ${items.length} calls`}${result?.outcome === 'fails' ? ' anyway' : ''}`}
                </Button>
                <Button
                  busy={simulation.isRunning}
                  onClick={() => void simulation.run()}
                >
                  Simulate
                </Button>
              </div>
            </>
          )}
          <ProposalResult proposal={proposal} />
        </div>
      </Card>
      {dialog === 'import' && (
        <ImportDialog
          safe={safe}
          onClose={() => setDialog(undefined)}
          onImport={({ calls, name, description }) => {
            const about = { name, description }
            onChange({ type: 'add', calls, place, about })
            setDialog(undefined)
          }}
        />
      )}
      {dialog === 'library' && (
        <LibraryDialog
          bridge={bridge}
          calls={calls}
          safe={safe}
          about={about}
          onDescribe={(about) => onChange({ type: 'describe', about })}
          onOpen={({ calls, name, description }) => {
            onChange({ type: 'clear' })
            const about = { name, description }
            onChange({ type: 'add', calls, place, about })
            setEditedId(undefined)
            setDialog(undefined)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'export' && (
        <ExportDialog
          calls={calls}
          safe={safe}
          about={about}
          onDescribe={(about) => onChange({ type: 'describe', about })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
