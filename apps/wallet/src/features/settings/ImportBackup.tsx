import {
  Button,
  Card,
  Checkbox,
  Notice,
  SelectField,
  Stack,
} from '@strongroom/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { useServices } from '../../core/useServices.ts'
import {
  type BackupPart,
  type PartPlan,
  planImport,
  sensitiveParts,
} from './backup.ts'

const titles: Record<BackupPart, string> = {
  names: 'Names',
  safes: 'Safes',
  settings: 'Settings',
  apps: 'Apps, added and pinned',
  rpc: 'Your own RPC endpoints',
  rights: 'Permissions of apps, and signing of raw hex',
}

/** Lines that are listed of each kind of change. */
const most = 50

/** One part of the file: what it adds, changes, and what is here alone. */
function PartRow({
  plan,
  isReplacing,
  isChosen,
  onChoose,
}: {
  plan: PartPlan
  isReplacing: boolean
  isChosen: boolean
  onChoose: (chosen: boolean) => void
}) {
  const { part, added, different, only, same } = plan
  const lines = [
    ...added.slice(0, most).map((line) => `Added: ${line}`),
    ...different
      .slice(0, most)
      .map(({ key, here, file }) =>
        isReplacing
          ? `Replaced: ${key}: ${here} becomes ${file}`
          : `Kept: ${key}: ${here} (in the file: ${file})`,
      ),
    ...(isReplacing
      ? only.slice(0, most).map((line) => `Removed: ${line}`)
      : []),
  ]
  const count =
    added.length + different.length + (isReplacing ? only.length : 0)
  return (
    <li className="app-row">
      <div className="app-row-main">
        <Checkbox
          label={titles[part]}
          checked={isChosen}
          onCheckedChange={onChoose}
          hint={
            sensitiveParts.includes(part)
              ? 'Choose it only if you made this file: it decides who checks your signatures or what apps may do.'
              : undefined
          }
        />
        <span className="app-quiet">
          {`${added.length} new, ${different.length} different, ${same} the same, ${only.length} only here`}
        </span>
        {lines.length > 0 && (
          <details>
            <summary>{`Show ${count} ${count === 1 ? 'entry' : 'entries'}`}</summary>
            <ul>
              {lines.map((line) => (
                <li key={line} className="app-wrap">
                  {line}
                </li>
              ))}
            </ul>
            {count > lines.length && (
              <p className="app-advice">{`And ${count - lines.length} more.`}</p>
            )}
          </details>
        )}
      </div>
    </li>
  )
}

/** Shows what a backup would change, and imports the chosen parts. */
export function ImportBackup({
  text,
  onProblem,
  onDone,
}: {
  text: string
  onProblem: (reason: string) => void
  onDone: (applied: boolean) => void
}) {
  const { stores } = useServices()
  const { plan, problem } = useMemo(() => {
    try {
      return { plan: planImport(stores, text) }
    } catch (error) {
      return {
        problem: error instanceof Error ? error.message : String(error),
      }
    }
  }, [stores, text])
  const [mode, setMode] = useState<'merge' | 'replace'>('merge')
  const [choices, setChoices] = useState<ReadonlyMap<BackupPart, boolean>>(
    new Map(),
  )
  useEffect(() => {
    if (problem !== undefined) onProblem(problem)
  })
  if (plan === undefined) return null
  const isChosen = (part: BackupPart) =>
    choices.get(part) ?? !sensitiveParts.includes(part)
  const chosen = plan.parts.filter(({ part }) => isChosen(part))
  return (
    <Card
      title="Check the backup"
      description="Nothing is changed yet."
      actions={
        <Stack direction="row" gap={2}>
          <Button onClick={() => onDone(false)}>Cancel</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              plan.apply(mode, new Set(chosen.map(({ part }) => part)))
              onDone(true)
            }}
          >
            Import
          </Button>
        </Stack>
      }
    >
      <Stack>
        <SelectField
          label="How to import"
          value={mode}
          onValueChange={(value) =>
            setMode(value === 'replace' ? 'replace' : 'merge')
          }
          options={[
            { value: 'merge', label: 'Merge: keep what is here' },
            { value: 'replace', label: 'Replace what is here' },
          ]}
        />
        {mode === 'replace' && (
          <Notice
            tone="warning"
            role="status"
            title="Entries that are only here will be removed"
          >
            Export a backup first if you may need them again.
          </Notice>
        )}
        <ul className="app-rows" aria-label="Parts of the backup">
          {plan.parts.map((one) => (
            <PartRow
              key={one.part}
              plan={one}
              isReplacing={mode === 'replace'}
              isChosen={isChosen(one.part)}
              onChoose={(value) =>
                setChoices((all) => new Map(all).set(one.part, value))
              }
            />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
