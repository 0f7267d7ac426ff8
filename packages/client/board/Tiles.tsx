import type { Sheet, Theme, TileLevel } from '@sandtable/presentation'
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import type { View } from './create-view.ts'
import { levelFor, sameRange, type TileRange, tilesInWindow, tilesOf, wholeLevel } from './tile-choice.ts'

interface TilesProps {
  readonly sheet: Sheet
  readonly theme: Theme
  readonly view: View
}

/** The map itself: the coarsest level always lies beneath; the one before stays until its successor is there. */
export function Tiles(props: TilesProps): JSX.Element {
  const { sheet, view } = props
  const coarsest = levelFor(sheet.levels, 0)
  const level = createMemo(() => levelFor(sheet.levels, view.scale() * devicePixelRatio))
  const finer = () => (level() === coarsest ? undefined : level())
  const [before, setBefore] = createSignal<TileLevel>()
  createEffect(
    on(level, (current, last) => setBefore(current === coarsest ? undefined : last), { defer: true }),
  )
  return (
    <div class="board-tiles" aria-hidden="true">
      <Show when={coarsest}>
        {(lowest) => <Level {...props} level={lowest()} range={wholeLevel(lowest())} />}
      </Show>
      <Show when={before()} keyed>
        {(last) => <Level {...props} level={last} />}
      </Show>
      <Show when={finer()} keyed>
        {(current) => <Level {...props} level={current} loaded={() => setBefore(undefined)} />}
      </Show>
    </div>
  )
}

/** All of the map at one scale, in map units: for a small picture of it. */
export function WholeMap(
  props: Pick<TilesProps, 'sheet' | 'theme'> & { readonly scale: number },
): JSX.Element {
  const level = () => levelFor(props.sheet.levels, props.scale * devicePixelRatio)
  const tiles = (of: TileLevel): string[] =>
    tilesOf(wholeLevel(of)).map(({ column, row }) => `${column}-${row}`)
  return (
    <Show when={level()} keyed>
      {(of) => (
        <For each={tiles(of)}>
          {(name) => (
            <TileImage
              name={name}
              scale={of.scale}
              side={props.sheet.tileSize / of.scale}
              source={tileUrl({ sheet: props.sheet, theme: props.theme, level: of }, name)}
              came={() => undefined}
            />
          )}
        </For>
      )}
    </Show>
  )
}

interface LevelProps extends TilesProps {
  readonly level: TileLevel
  readonly range?: TileRange
  /** all tiles first asked for are there */
  readonly loaded?: () => void
}

function Level(props: LevelProps): JSX.Element {
  const { sheet, level, view } = props
  const inWindow = () => tilesInWindow(sheet, level, view.camera(), view.window())
  // Pictures that come while the map is zoomed would be fetched and drawn in vain.
  const range = createMemo(
    (last: TileRange | undefined) => props.range ?? (view.isZooming() && last ? last : inWindow()),
    undefined,
    { equals: sameRange },
  )
  // Strings are their own keys: a tile that stays in the window keeps its element.
  const names = createMemo(() => tilesOf(range()).map(({ column, row }) => `${column}-${row}`))
  const waiting = new Set(names())
  const came = (name: string): void => {
    waiting.delete(name)
    if (waiting.size === 0) props.loaded?.()
  }
  return (
    <For each={names()}>
      {(name) => (
        <TileImage
          name={name}
          scale={level.scale}
          side={sheet.tileSize / level.scale}
          source={tileUrl(props, name)}
          came={() => came(name)}
        />
      )}
    </For>
  )
}

const tileUrl = (
  { sheet, theme, level }: Pick<LevelProps, 'sheet' | 'theme' | 'level'>,
  name: string,
): string => `${import.meta.env.BASE_URL}maps/${sheet.id}/${theme}/${level.level}/${name}.webp`

interface TileImageProps {
  readonly name: string
  readonly scale: number
  readonly side: number
  readonly source: string
  readonly came: () => void
}

function TileImage(props: TileImageProps): JSX.Element {
  const [column = 0, row = 0] = props.name.split('-').map(Number)
  const place = { left: `${column * props.side}px`, top: `${row * props.side}px` }
  // Tiles at the edge are smaller than the others: only the picture itself knows.
  const grow = (image: HTMLImageElement): void => {
    image.style.width = `${image.naturalWidth / props.scale}px`
    image.style.height = `${image.naturalHeight / props.scale}px`
    props.came()
  }
  return (
    <img
      style={place}
      src={props.source}
      alt=""
      decoding="async"
      draggable={false}
      onLoad={(event) => grow(event.currentTarget)}
      onError={() => props.came()}
    />
  )
}
