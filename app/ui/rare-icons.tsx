/** Drawings that only some pages show: apart, so that the scripts every hydrated page loads do not carry them. */
import { Icon, type IconProps } from "./icons.tsx";

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20.5h4" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5v14m7-14v14" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4.5 19.5 12l-12 7.5z" fill="currentColor" />
  </Icon>
);
