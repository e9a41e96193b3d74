export type IconProps = { readonly className?: string };

/** One drawing of the site, as high as its line of text. */
export function Icon({ children, className }: IconProps & { children: React.ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9h16l-1.4 10.2a1 1 0 0 1-1 .8H6.4a1 1 0 0 1-1-.8zM8.5 9 10 4m5.5 5L14 4M9.5 13v3.5m5-3.5v3.5" />
  </Icon>
);

/** A flight case: the hire basket. */
export const CaseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8.5h17v11h-17zM9 8.5V5.5h6v3M3.5 13h17M8 11.5v3m8-3v3" />
  </Icon>
);

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.5 20c.8-3.8 3.8-5.6 7.5-5.6s6.7 1.8 7.5 5.6" />
  </Icon>
);

/** A bulb: its rays show in the light theme. */
export const ThemeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.2 17.2c0-1.7-3-2.9-3-6.6a5.8 5.8 0 0 1 11.6 0c0 3.7-3 4.9-3 6.6zM9.8 20.8h4.4" />
    <path className="lamp-rays" d="M12 2.4V1.2M3.4 10.6H2.2m19.6 0h-1.2M5.9 4.5l-.9-.9m13.1.9.9-.9" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon className="menu-button-lines" {...props}>
    <path d="M3.5 7.5h17" />
    <path d="M3.5 16.5h17" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 5.5 13 13m0-13-13 13" />
  </Icon>
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 12.5 5 5L19.5 7" />
  </Icon>
);

export const FaultIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 22 20.5H2zM12 10v4.5m0 2.8v.2" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5m0-9v.2" />
  </Icon>
);

export const BinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6m4-6v6" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const OutwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 17 17 7M9 7h8v8" />
  </Icon>
);

/** A lamp on its yoke: the drawing of empty states. */
export const LampIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 3.5h9M12 3.5v3M7 8.5V6.5h10v2M8 9h8l1 6a5 5 0 0 1-10 0z" strokeWidth="1.4" />
    <path d="M8.5 15h7M6.5 19.5 5 21.5M12 20.5v2M17.5 19.5l1.5 2" strokeWidth="1.4" />
  </Icon>
);
