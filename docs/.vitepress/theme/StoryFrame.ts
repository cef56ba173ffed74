import { useData, withBase } from 'vitepress'
import { defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue'

/** Window of a story's frame: it has the same origin as the page. */
interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(name: 'updateGlobals', change: { globals: { theme: string } }): void
  }
}

/** Heights in px between which a frame follows its story. */
const [lowest, highest] = [56, 640]

/** Space below a story, as it is above. */
const padding = 16

/**
 * A story of the kit in a frame of its own, in the theme of the page and as high
 * as it needs. The frame loads when it comes near the view; a story that clicks
 * and types by itself waits for its reader, because it takes the focus.
 */
export const StoryFrame = defineComponent({
  name: 'StoryFrame',
  props: {
    /** Id of the story. */
    story: { type: String, required: true },
    /** Title of the frame. */
    label: { type: String, required: true },
    /** Whether the story has a play function. */
    played: Boolean,
  },
  setup(props) {
    const { isDark } = useData()
    const frame = ref<HTMLIFrameElement>()
    const source = ref<string>()
    const height = ref(lowest)
    const cleanUps: (() => void)[] = []
    const theme = () => (isDark.value ? 'dark' : 'light')

    function load() {
      // What a play function expects to see must not still be fading in.
      const globals = `${props.played ? 'motion:reduced;' : ''}theme:${theme()}`
      source.value = withBase(
        `/storybook/iframe.html?id=${props.story}&viewMode=story&globals=${globals}`,
      )
    }

    const applyTheme = () =>
      (
        frame.value?.contentWindow as StoryWindow | null | undefined
      )?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', {
        globals: { theme: theme() },
      })

    function watchStory() {
      const story = frame.value?.contentDocument
      const root = story?.getElementById('storybook-root')
      if (!story || !root) return
      const measure = () => {
        // What lies above the page takes no space in it.
        const isCovered = story.querySelector('dialog[open], :popover-open')
        const needed = root.getBoundingClientRect().bottom + padding
        height.value = isCovered
          ? highest
          : Math.min(Math.max(Math.ceil(needed), lowest), highest)
      }
      const observer = new ResizeObserver(measure)
      observer.observe(root)
      story.addEventListener('toggle', measure, true)
      // A link of a story would lead the frame out of Storybook.
      story.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a[href]')
        if (link && link.getAttribute('target') !== '_blank')
          event.preventDefault()
      })
      cleanUps.push(() => observer.disconnect())
      // The theme may have changed while the frame was loading.
      if (!source.value?.endsWith(theme())) applyTheme()
      measure()
    }

    onMounted(() => {
      if (!props.played) load()
    })
    watch(isDark, applyTheme)
    onBeforeUnmount(() => {
      for (const cleanUp of cleanUps) cleanUp()
    })

    const content = () => {
      if (source.value !== undefined)
        return h('iframe', {
          ref: frame,
          src: source.value,
          title: props.label,
          loading: 'lazy',
          style: { height: `${height.value}px` },
          onLoad: watchStory,
        })
      return props.played
        ? h('div', { class: 'story-start' }, [
            h(
              'button',
              {
                type: 'button',
                class: 'story-button',
                'aria-label': `Play story: ${props.label}`,
                onClick: load,
              },
              'Play story',
            ),
            h('p', 'This story clicks and types by itself.'),
          ])
        : h('div', { class: 'story-start' })
    }
    return () =>
      h('figure', { class: 'story', 'data-story': props.story }, [
        content(),
        h('figcaption', [
          h(
            'a',
            {
              href: withBase(
                `/storybook/index.html?path=/story/${props.story}`,
              ),
              target: '_blank',
              rel: 'noreferrer',
              'aria-label': `Open in Storybook: ${props.label}`,
            },
            'Open in Storybook',
          ),
        ]),
      ])
  },
})
