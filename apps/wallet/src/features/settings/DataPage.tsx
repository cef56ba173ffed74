import {
  Button,
  Card,
  Dialog,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense, useRef, useState } from 'react'
import { saveFile } from '../../core/saveFile.ts'
import { useServices } from '../../core/useServices.ts'
import { clearAll, exportBackup } from './backup.ts'
import { SettingsTop } from './SettingsTop.tsx'

const ImportBackup = lazy(async () => {
  const { ImportBackup: component } = await import('./ImportBackup.tsx')
  return { default: component }
})

/** Larger files are no backups. */
const mostBytes = 5_000_000

/** Exports, imports and clears what only this browser knows. */
export function DataPage() {
  const { stores } = useServices()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string>()
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [clearing, setClearing] = useState(false)

  const read = async (chosen: File | undefined) => {
    setDone(false)
    setProblem(undefined)
    if (chosen === undefined) return
    if (chosen.size > mostBytes) return setProblem('It is larger than 5 MB.')
    setText(await chosen.text())
  }

  return (
    <>
      <SettingsTop title="Data" />
      <Stack gap={6}>
        <Card
          title="Names, safes and settings"
          description="They exist only in this browser. Export a backup."
        >
          <Stack>
            <p className="app-advice">
              A backup has your names, your list of safes, the settings with
              your own RPC and hidden tokens, and the apps you added, pinned or
              gave permissions. It has no keys.
            </p>
            <Stack direction="row" gap={2}>
              <Button
                // One filled button: the import's own, while there is one.
                variant={text === undefined ? 'primary' : 'secondary'}
                onClick={() =>
                  saveFile(
                    `strongroom-${new Date().toISOString().slice(0, 10)}.json`,
                    'application/json',
                    [exportBackup(stores)],
                  )
                }
              >
                Export a backup
              </Button>
              <Button onClick={() => file.current?.click()}>
                Import a backup
              </Button>
              <Button onClick={() => setClearing(true)}>Clear…</Button>
              <input
                ref={file}
                className="sr-visually-hidden"
                type="file"
                accept="application/json,.json"
                aria-label="Backup to import"
                tabIndex={-1}
                onChange={(event) => {
                  const chosen = event.currentTarget.files?.[0]
                  void read(chosen)
                  event.currentTarget.value = ''
                }}
              />
            </Stack>
            {done && (
              <Notice tone="success" role="status" title="Backup imported" />
            )}
            {problem && (
              <Notice tone="danger" role="alert" title="Nothing was imported">
                {problem}
              </Notice>
            )}
          </Stack>
        </Card>
        {text !== undefined && (
          <Suspense fallback={<Skeleton shape="block" lines={3} />}>
            <ImportBackup
              text={text}
              onProblem={(reason) => {
                setText(undefined)
                setProblem(reason)
              }}
              onDone={(applied) => {
                setText(undefined)
                setDone(applied)
              }}
            />
          </Suspense>
        )}
      </Stack>
      <Dialog
        open={clearing}
        onClose={() => setClearing(false)}
        title="Clear everything in this browser?"
        description="Names, safes, settings, apps and permissions are lost without a backup. Your safes themselves stay as they are."
        footer={
          <Stack direction="row" gap={2} justify="end">
            <Button onClick={() => setClearing(false)}>Keep them</Button>
            <Button
              variant="danger"
              onClick={() => {
                clearAll(stores)
                setClearing(false)
              }}
            >
              Clear all
            </Button>
          </Stack>
        }
      />
    </>
  )
}
