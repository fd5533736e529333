/**
 * The kit's front door: what stands on nearly every page. The heavier parts
 * have doors of their own (`@petcare/ui/form`, `overlay`, `choice`, `date`,
 * `upload`), whose code a page fetches only when something on it enters there.
 */
export { GlobalStyle } from './src/foundation/global-style.ts';
export { tokens, type Space, type Tone } from './src/foundation/tokens.ts';
export { breakpoints, media } from './src/foundation/media.ts';
export { focusRing } from './src/foundation/focus-ring.ts';
export { scrollStrip } from './src/foundation/scroll-strip.ts';
export { useFocusKept } from './src/foundation/use-focus-kept.ts';

export { iconUrl } from './src/icon/icon-url.ts';
export { Icon, type IconProps } from './src/icon/icon.tsx';
export type { IconName } from './src/icon/icon-shapes.ts';

export { Button, type ButtonProps } from './src/action/button.tsx';
export { LinkButton, type LinkButtonProps } from './src/action/link-button.tsx';
export { IconButton, type IconButtonProps } from './src/action/icon-button.tsx';
export { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './src/action/button-styles.ts';

export { SearchField, type SearchFieldProps } from './src/field/search-field.tsx';
export { SuggestField, type Suggestion, type SuggestFieldProps } from './src/field/suggest-field.tsx';
export { FormError, type FormErrorProps } from './src/field/form-error.tsx';
export { ToggleChip, type ToggleChipProps } from './src/field/toggle-chip.tsx';

export { Card, type CardProps } from './src/display/card.tsx';
export { Badge, type BadgeProps } from './src/display/badge.tsx';
export { Tag, type TagProps } from './src/display/tag.tsx';
export { Avatar, type AvatarProps } from './src/display/avatar.tsx';
export { Picture, pictureSources, type PictureProps } from './src/display/picture.tsx';
export { Notice, type MessageKind, type NoticeProps } from './src/display/notice.tsx';

export { RatingStars, type RatingStarsProps } from './src/rating/rating-stars.tsx';

export { Toaster, type ToasterProps, type ToastMessage } from './src/overlay/toaster.tsx';

export { Pagination, type PaginationProps } from './src/navigation/pagination.tsx';
export { usePageParam, type PageParam } from './src/navigation/use-page-param.ts';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './src/navigation/breadcrumbs.tsx';

export { busyLine } from './src/state/busy-line.ts';
export { EmptyState, type EmptyStateProps } from './src/state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './src/state/error-state.tsx';
export { Skeleton, type SkeletonProps } from './src/state/skeleton.tsx';
export { Spinner, type SpinnerProps } from './src/display/spinner.tsx';

export { PageContainer, type PageContainerProps } from './src/layout/page-container.tsx';
export { PageTitle, type PageTitleProps } from './src/layout/page-title.tsx';
export { Holder } from './src/layout/holder.tsx';
export { Section, type SectionProps } from './src/layout/section.tsx';
export { Stack, type StackProps } from './src/layout/stack.tsx';
export { Inline, type InlineProps } from './src/layout/inline.tsx';
export { Grid, type GridProps } from './src/layout/grid.tsx';
export { VisuallyHidden } from './src/layout/visually-hidden.tsx';

export { formatNumber, formatWon } from './src/format/money.ts';
export { formatDate, formatDateTime, formatDay, formatLongDate, formatRelative } from './src/format/date.ts';
export { formatDistance } from './src/format/distance.ts';
export { formatPhone } from '@petcare/phone';
export { formatTime } from '@petcare/time';
