import { Button, Card, Notice, Skeleton, Stack } from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { FileButton } from '../../core/FileButton.tsx'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { saveFile } from '../../core/saveFile.ts'
import { useServices } from '../../core/useServices.ts'
import { exportBackup } from './backup.ts'
import { useDataTexts } from './dataTexts.ts'

const ClearData = lazy(async () => {
  const { ClearData: component } = await import('./ClearData.tsx')
  return { default: component }
})

const ImportBackup = lazy(async () => {
  const { ImportBackup: component } = await import('./ImportBackup.tsx')
  return { default: component }
})

/** Larger files are no backups. */
const mostBytes = 5_000_000

/** Exports, imports and clears what only this browser knows. */
export function DataPage() {
  const t = useDataTexts()
  const { stores } = useServices()
  const [text, setText] = useState<string>()
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isClearing, setClearing] = useState(false)

  const read = async (chosen: File) => {
    setDone(false)
    setProblem(undefined)
    if (chosen.size > mostBytes) return setProblem(t('tooLarge'))
    setText(await chosen.text())
  }

  return (
    <>
      <SettingsTop page="data" />
      <Stack gap={5}>
        <Card title={t('title')} description={t('description')}>
          <Stack>
            <p className="app-advice">{t('contents')}</p>
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
                {t('export')}
              </Button>
              <FileButton
                label={t('file')}
                accept="application/json,.json"
                onChoose={(chosen) => void read(chosen)}
              >
                {t('import')}
              </FileButton>
              <Button onClick={() => setClearing(true)}>{t('clear')}</Button>
            </Stack>
            {done && (
              <Notice tone="success" role="status" title={t('imported')} />
            )}
            {problem && (
              <Notice tone="danger" role="alert" title={t('failed')}>
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
      {isClearing && (
        <Suspense>
          <ClearData onClose={() => setClearing(false)} />
        </Suspense>
      )}
    </>
  )
}
