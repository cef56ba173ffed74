import { PageHeader, type PageHeaderProps } from '@strongroom/ui-kit'
import { usePageTitle } from './usePageTitle.ts'

/**
 * The head of a page, which also names the tab.
 *
 * @param props.heading heading of several pages that share tabs. @default the title
 */
export function PageTop({
  title,
  heading = title,
  ...rest
}: Omit<PageHeaderProps, 'title'> & {
  title: string
  heading?: string | undefined
}) {
  usePageTitle(title)
  return <PageHeader title={heading} {...rest} />
}
