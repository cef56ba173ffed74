import {
  Button,
  Card,
  DescriptionList,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useHelpTexts } from './texts.ts'

// A command is the same in every language.
const command = [
  'npx',
  '@strongroom/verify',
  location.origin,
  '--release',
  'release.json',
].join(' ')

/** Which release this site serves, once the reader asks. */
export function ThisBuild() {
  const t = useHelpTexts()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['wallet', 'build'],
    queryFn: async () => (await import('./checkBuild.ts')).checkBuild(),
    enabled: false,
    retry: false,
    gcTime: 0,
  })
  return (
    <Card title={t('buildTitle')} description={t('buildAbout')}>
      <Stack>
        <div>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('buildCheck')}
          </Button>{' '}
          <ButtonLink to="/help/release">{t('buildAccepted')}</ButtonLink>
        </div>
        {error && (
          <Notice tone="warning" role="alert" title={t('buildFailed')} />
        )}
        {data && (
          <>
            <Notice
              tone={data.isSame ? 'success' : 'danger'}
              role={data.isSame ? 'status' : 'alert'}
              title={t(data.isSame ? 'buildSame' : 'buildOther')}
            >
              {!data.isSame && <p>{t('buildOtherText')}</p>}
            </Notice>
            <DescriptionList
              items={[
                {
                  term: t('buildCommit'),
                  value: data.commit ? (
                    <code className="app-wrap">{data.commit}</code>
                  ) : (
                    t('buildNoCommit')
                  ),
                },
                {
                  term: t('buildList'),
                  value: <code className="app-wrap">{data.sha256}</code>,
                },
              ]}
            />
            <p>{t('buildHow')}</p>
            <code className="app-wrap">{command}</code>
          </>
        )}
      </Stack>
    </Card>
  )
}
