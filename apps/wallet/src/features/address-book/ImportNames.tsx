import {
  Address,
  Button,
  Card,
  Checkbox,
  Notice,
  Stack,
  VirtualList,
} from '@strongroom/ui-kit'
import { useMemo, useState } from 'react'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { type PlannedName, planNames } from './namesCsv.ts'
import { setNames } from './setName.ts'

const keyOf = ({ line }: PlannedName) => String(line)
const isChange = ({ change }: PlannedName) =>
  change === 'add' || change === 'rename'
/** Only names that are new and above suspicion are chosen beforehand. */
const isSafe = ({ change, warnings }: PlannedName) =>
  change === 'add' && warnings.length === 0

function tryPlan(...input: Parameters<typeof planNames>) {
  try {
    return { lines: planNames(...input) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Shows line by line what a file would change, and applies what is chosen. */
export function ImportNames({
  text,
  onDone,
}: {
  text: string
  /** Number of names that were stored; undefined when nothing was. */
  onDone: (count: number | undefined) => void
}) {
  const { stores } = useServices()
  const safe = useOpenSafe()
  const names = useStore(stores.names)
  const safes = useStore(stores.safes)
  const { chains } = useChainRecords()
  const { lines, problem } = useMemo(
    () =>
      tryPlan(text, {
        names,
        chains,
        chainId: safe.chainId,
        known: [...safe.owners.map((address) => ({ address })), ...safes],
      }),
    [text, names, chains, safe, safes],
  )
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(
    new Map(),
  )
  if (lines === undefined)
    return (
      <Notice
        tone="danger"
        role="alert"
        title="The file could not be read"
        actions={<Button onClick={() => onDone(undefined)}>Close</Button>}
      >
        {problem} Expected columns: address, name, chainId.
      </Notice>
    )
  const isChosen = (one: PlannedName) =>
    isChange(one) && (choices.get(one.line) ?? isSafe(one))
  const chosen = lines.filter(isChosen)
  const count = (change: PlannedName['change']) =>
    lines.filter((one) => one.change === change).length
  const networkOf = (id: string) =>
    chains.find(({ chainId }) => chainId === id)?.chainName ?? `network ${id}`
  return (
    <Card
      title="Check the import"
      description={`${count('add')} new, ${count('rename')} renamed, ${count('none')} unchanged, ${count('refused')} refused. Nothing is stored yet.`}
      actions={
        <Stack direction="row" gap={2}>
          <Button onClick={() => onDone(undefined)}>Cancel</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              setNames(stores.names, chosen)
              onDone(chosen.length)
            }}
          >
            {`Store ${chosen.length} ${chosen.length === 1 ? 'name' : 'names'}`}
          </Button>
        </Stack>
      }
      flush
    >
      <VirtualList
        aria-label="Lines of the file"
        className="app-rows"
        items={lines}
        getKey={keyOf}
        estimateSize={() => 110}
        renderRow={(one) => (
          <div className="app-row">
            <div className="app-row-main">
              <span className="app-quiet">
                Line {one.line}, {networkOf(one.chainId)}
              </span>
              {one.change === 'refused' ? (
                <span className="app-wrap">
                  {one.address} {one.name}
                </span>
              ) : (
                <Address
                  address={one.address}
                  name={one.name}
                  variant="full"
                  copy={false}
                />
              )}
              {one.problem && <strong>Refused: {one.problem}</strong>}
              {one.warnings.map((warning) => (
                <strong key={warning}>{warning}</strong>
              ))}
            </div>
            {isChange(one) ? (
              <Checkbox
                label={
                  one.change === 'rename'
                    ? `Replace ${one.before}`
                    : `Add ${one.name}`
                }
                checked={isChosen(one)}
                onCheckedChange={(checked) =>
                  setChoices((all) => new Map(all).set(one.line, checked))
                }
              />
            ) : (
              one.change === 'none' && (
                <span className="app-quiet">Already here</span>
              )
            )}
          </div>
        )}
      />
    </Card>
  )
}
