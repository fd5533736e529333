/** Fields to fill in, and the ways to log in by a provider. `SearchField` and `ToggleChip` stand outside forms too: they are at the front door. */
export { FieldGroup, type FieldGroupProps } from './src/field/field-group.tsx';
export type { FieldTextProps } from './src/field/field-text.tsx';
export { TextField, type TextFieldProps } from './src/field/text-field.tsx';
export { FormFoot, type FormFootProps } from './src/field/form-foot.tsx';
export { WritingScreen, type WritingScreenProps } from './src/layout/writing-screen.tsx';
export { PasswordField, type PasswordFieldProps } from './src/field/password-field.tsx';
export { PasswordRuleList, type PasswordRuleListProps } from './src/display/password-rule-list.tsx';
export { TextArea, type TextAreaProps } from './src/field/text-area.tsx';
export { Checkbox, type CheckboxProps } from './src/field/checkbox.tsx';
export { RadioGroup, type RadioGroupProps } from './src/field/radio-group.tsx';
export { Switch, type SwitchProps } from './src/field/switch.tsx';
export { RatingInput, type RatingInputProps } from './src/rating/rating-input.tsx';
export {
  useCheckedForm,
  type CheckedForm,
  type CheckedFormOptions,
  type FormErrors,
  type FormRefusal,
} from './src/field/use-checked-form.ts';
export { useLeaveGuard } from './src/field/use-leave-guard.ts';
export { SocialLink, SocialMark, type SocialLinkProps, type SocialMarkProps } from './src/action/social-link.tsx';
export { socialNames, socialProviders, type SocialProvider } from './src/action/social-marks.ts';
