/** The parts of the table that are fetched when they are wanted: none of them is in the first load. */
import { lazy } from 'solid-js'

// ---- pages ----

export const LazyAboutPage = lazy(async () => ({
  default: (await import('../about/AboutPage.tsx')).AboutPage,
}))
/** All ways to play a game: fetched when somebody wants more than to play at once. */
export const LazyNewGame = lazy(async () => ({ default: (await import('../lobby/NewGame.tsx')).NewGame }))
export const LazyRulesReader = lazy(async () => ({
  default: (await import('../rules/RulesReader.tsx')).RulesReader,
}))

// ---- sheets that are wanted late or seldom ----

export const LazyBoxes = lazy(async () => ({ default: (await import('../panels/Boxes.tsx')).Boxes }))
export const LazyEndSheet = lazy(async () => ({ default: (await import('../panels/EndSheet.tsx')).EndSheet }))
export const LazyKeysHelp = lazy(async () => ({ default: (await import('../panels/KeysHelp.tsx')).KeysHelp }))
export const LazyKeyToSigns = lazy(async () => ({
  default: (await import('../panels/KeyToSigns.tsx')).KeyToSigns,
}))
export const LazySeatsSheet = lazy(async () => ({
  default: (await import('../seats/SeatsSheet.tsx')).SeatsSheet,
}))
export const LazyOpenFile = lazy(async () => ({ default: (await import('../seats/OpenFile.tsx')).OpenFile }))
/** The game looked at afterwards. */
export const LazyAnalysisSheet = lazy(async () => ({
  default: (await import('../analysis/AnalysisSheet.tsx')).AnalysisSheet,
}))

// ---- what some games and moments bring to the table ----

/** Sectors from afar, in large games. */
export const LazyBadges = lazy(async () => ({ default: (await import('../board/Badges.tsx')).Badges }))
/** At the table of a game that has cards. */
export const LazyHandTray = lazy(async () => ({ default: (await import('../hand/HandTray.tsx')).HandTray }))
/** The card of a lesson. */
export const LazyCoach = lazy(async () => ({ default: (await import('../tutorial/Coach.tsx')).Coach }))
/** A suggested plan, as a list and on the map. */
export const LazyPlanSheet = lazy(async () => ({
  default: (await import('../plan/PlanSheet.tsx')).PlanSheet,
}))
export const LazyPlanMarks = lazy(async () => ({
  default: (await import('../plan/PlanMarks.tsx')).PlanMarks,
}))

/** When a question is a list with amounts. */
export const LazyDeskSheet = lazy(async () => ({
  default: (await import('../desk/DeskSheet.tsx')).DeskSheet,
}))
/** All tracks of all powers. */
export const LazyPowersSheet = lazy(async () => ({
  default: (await import('../powers/PowersSheet.tsx')).PowersSheet,
}))
/** Places by name. */
export const LazyPlaceSheet = lazy(async () => ({
  default: (await import('../place/PlaceSheet.tsx')).PlaceSheet,
}))
export const LazyStaffSheet = lazy(async () => ({
  default: (await import('../staff/StaffSheet.tsx')).StaffSheet,
}))

/** Orders, as a slip and on the map: fetched when the first one is drawn. */
export const LazyOrderSlip = lazy(async () => ({
  default: (await import('../orders/OrderSlip.tsx')).OrderSlip,
}))
export const LazyOrderMarks = lazy(async () => ({
  default: (await import('../orders/OrderMarks.tsx')).OrderMarks,
}))

// ---- what is shown and said when something has happened ----

export const LazyTableVoice = lazy(async () => ({
  default: (await import('../voice/TableVoice.tsx')).TableVoice,
}))
export const LazyResultView = lazy(async () => ({
  default: (await import('../seen/ResultView.tsx')).ResultView,
}))
export const LazySinceSheet = lazy(async () => ({
  default: (await import('../seen/SinceSheet.tsx')).SinceSheet,
}))
export const LazyBriefingSheet = lazy(async () => ({
  default: (await import('../seen/BriefingSheet.tsx')).BriefingSheet,
}))
export const LazyDeedMarks = lazy(async () => ({
  default: (await import('../seen/DeedMarks.tsx')).DeedMarks,
}))
